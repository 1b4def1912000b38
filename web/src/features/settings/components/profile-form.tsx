import { Career } from './career.tsx';
import { Details } from './details.tsx';

/** The form of a person's profile; each field is saved by itself, as it is left. */
export function ProfileForm() {
  return (
    <>
      <Details />
      <Career />
    </>
  );
}
