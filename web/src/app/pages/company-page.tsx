import { useParams } from 'wouter';
import { AccentButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { CompanyView } from '../../features/company-page/components/company-view.tsx';
import { useCompany } from '../../features/company-page/use-company.ts';
import { JobSkeleton } from '../../features/job-page/components/job-skeleton.tsx';
import { decodePart } from '../../service/decode-part.ts';
import { toFailure } from '../../service/failure.ts';
import { useHead } from '../use-head.ts';
import { companyHead } from './company-head.ts';
import NotFoundPage from './not-found-page.tsx';

export default function CompanyPage() {
  const { slug = '' } = useParams();
  const company = useCompany(decodePart(slug));
  useHead(company.data === undefined ? null : companyHead(company.data));
  if (company.data !== undefined) return <CompanyView key={company.data.slug} company={company.data} />;
  if (company.isPending) return <JobSkeleton label="Loading company" />;
  const failure = toFailure(company.error);
  if (failure.code === 'NotFound') return <NotFoundPage />;
  const again = <AccentButton onClick={() => void company.refetch()}>Try again</AccentButton>;
  return (
    <Notice role="alert" heading="Couldn't load this company" action={again}>
      {failure.message}
    </Notice>
  );
}
