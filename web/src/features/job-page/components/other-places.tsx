import { placeName } from '@daybreak/contract/place-name.ts';
import type { ApplyUrl } from '@daybreak/contract/types.ts';
import { countText } from '../../../components/count-text.ts';
import { isWebUrl } from '../../../components/is-web-url.ts';

export interface OtherPlacesProps {
  readonly applyUrls: readonly ApplyUrl[];
  readonly main: string;
}

export function OtherPlaces({ applyUrls, main }: OtherPlacesProps) {
  const others = applyUrls.filter(({ place }) => placeName(place) !== '' && placeName(place) !== main);
  if (others.length === 0) return null;
  const several = new Set(applyUrls.map(({ url }) => url)).size > 1;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 items-center font-[550] text-dusk underline-offset-4 hover:underline">
        Also in {countText(others.length, 'other location')}
      </summary>
      <ul className="grid gap-x-6 pb-3 sm:grid-cols-2">
        {others.map(({ place, url }) => (
          <li key={`${placeName(place)} ${url}`} className="min-w-0">
            {several && isWebUrl(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center text-dusk underline decoration-line underline-offset-4 hover:decoration-dusk"
              >
                {placeName(place)}
                <span className="sr-only"> (the employer's posting, opens in a new tab)</span>
              </a>
            ) : (
              <span className="inline-flex min-h-8 items-center text-muted">{placeName(place)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
