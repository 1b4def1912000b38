import { Link } from 'wouter';
import { Mark } from '../components/mark.tsx';
import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The head of every page. */
export function Header() {
  return (
    <header className="flex h-15 items-center justify-between gap-7 sm:h-18">
      <Link
        href={paths.home}
        className="flex min-h-11 items-center gap-2.5 font-head text-title leading-none font-semibold tracking-[-0.02em]"
      >
        <Mark />
        {product.name}
      </Link>
      <ThemeSwitch />
    </header>
  );
}
