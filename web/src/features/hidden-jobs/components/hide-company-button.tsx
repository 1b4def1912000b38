import { QuietButton } from '../../../components/button.tsx';

export interface HideCompanyButtonProps {
  readonly company: string;
}

export function HideCompanyButton({ company }: HideCompanyButtonProps) {
  const hide = () =>
    void import('../toggle-hidden.ts').then(
      ({ hideCompany }) => {
        hideCompany(company);
        // The pressed button is removed with its card.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
      (error: unknown) => console.error(error),
    );
  return (
    <QuietButton onClick={hide} className="text-left wrap-anywhere">
      Hide all jobs of {company}
    </QuietButton>
  );
}
