import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { linkLabels } from '../analysis-text.ts';
import { useAnalysis } from '../use-analysis.ts';

export interface AnalysisLinkProps {
  readonly resumeId: string;
  readonly fileName: string;
}

export function AnalysisLink({ resumeId, fileName }: AnalysisLinkProps) {
  const { email } = useAccount();
  const { data } = useAnalysis(email, resumeId);
  const { whole, short } = linkLabels(data);
  return (
    <Link
      href={`${paths.resumes}?analysis=${encodeURIComponent(resumeId)}`}
      aria-label={`${whole} (${fileName})`}
      className="inline-flex min-h-11 items-center px-2 text-small text-dusk tabular-nums underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
    >
      <span className="sm:hidden">{short}</span>
      <span className="hidden sm:inline">{whole}</span>
    </Link>
  );
}
