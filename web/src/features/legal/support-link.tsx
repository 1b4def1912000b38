import { product } from '../../config/product.ts';

export function SupportLink() {
  return <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>;
}
