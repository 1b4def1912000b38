import { Link } from 'wouter';
import { Logo } from '../components/logo.tsx';
import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';

const linkClass = 'inline-flex min-h-11 items-center transition-colors duration-150 hover:text-ink';

export function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 border-t border-line py-4 text-small text-muted">
      <p className="mr-auto flex items-center gap-2.5 font-head text-lead font-semibold tracking-[-0.02em] text-ink">
        <Logo />
        {product.name}
      </p>
      <a className={linkClass} href={`mailto:${product.supportAddress}`}>
        {product.supportAddress}
      </a>
      <div className="flex gap-x-6">
        <Link className={linkClass} href={paths.privacy}>
          Privacy
        </Link>
        <Link className={linkClass} href={paths.terms}>
          Terms of Use
        </Link>
      </div>
    </footer>
  );
}
