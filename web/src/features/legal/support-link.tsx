import { product } from '../../config/product.ts';

/** Where to write to us. */
export function SupportLink() {
  return <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>;
}
