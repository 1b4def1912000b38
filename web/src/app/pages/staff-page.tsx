import { product } from '../../config/product.ts';
import { Staff } from '../../features/staff/components/staff.tsx';
import { useHead } from '../use-head.ts';

export default function StaffPage() {
  useHead({ title: `Matches · ${product.name}`, description: 'For staff.', path: null });
  return <Staff />;
}
