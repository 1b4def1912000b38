import { AccentLink } from '../../../components/accent-link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../config/paths.ts';

export function NoSavedJobs() {
  return (
    <Notice
      role="status"
      heading="No saved jobs yet"
      action={<AccentLink href={paths.home}>See today's jobs</AccentLink>}
    >
      Press the bookmark on a job to keep it here for later.
    </Notice>
  );
}
