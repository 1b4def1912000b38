import { Career } from './career.tsx';
import { Details } from './details.tsx';

export function ProfileForm() {
  return (
    <>
      <Details />
      <Career />
    </>
  );
}
