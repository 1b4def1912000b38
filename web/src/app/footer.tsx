import { Mark } from '../components/mark.tsx';
import { product } from '../config/product.ts';

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-6 text-small text-muted">
      <p className="flex items-center gap-2.5 font-head text-lead font-semibold tracking-[-0.02em] text-ink">
        <Mark />
        {product.name}
      </p>
      <p>
        Read straight from employers' own job boards. Questions:{' '}
        <a className="text-dusk underline underline-offset-4" href={`mailto:${product.supportAddress}`}>
          {product.supportAddress}
        </a>
      </p>
    </footer>
  );
}
