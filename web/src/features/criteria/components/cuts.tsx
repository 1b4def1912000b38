import { useId } from 'react';
import { pillClass } from '../../../components/pill.ts';
import type { Preview } from '../../preview/api/preview-alerts.ts';
import { cutText } from '../criteria-text.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

export interface CutsProps {
  readonly cuts: Preview['cuts'];
}

/** Offers criteria that leave fewer jobs, each saved by one tap. */
export function Cuts({ cuts }: CutsProps) {
  const heading = useId();
  const { replace } = useSaveCriteria();
  if (cuts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-small text-muted">
        Get fewer
      </h3>
      <ul className="flex flex-wrap gap-1.5 max-wide:gap-2">
        {cuts.map(({ levels, workplaces, jobs }) => {
          const text = cutText({ levels, workplaces });
          return (
            <li key={text}>
              <button
                type="button"
                onClick={() => replace(levels ? { levels } : { workplaces }, `${text} from now on`)}
                className={`${pillClass(false)} tabular-nums`}
              >
                {text}: {jobs.toLocaleString('en-US')}
                <span className="sr-only">{jobs === 1 ? ' job' : ' jobs'} in two days</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
