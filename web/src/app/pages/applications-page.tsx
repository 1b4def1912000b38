import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Applications } from '../../features/applications/components/applications.tsx';
import { Packet } from '../../features/applications/components/packet.tsx';

/** /profile/applications: what a person has applied for; with `?job=`, what is needed to apply for that job. */
export function ApplicationsPage() {
  const jobID = new URLSearchParams(useSearch()).get('job') ?? '';
  useEffect(() => {
    // The path stays the same: what is shown instead of the list begins at its top, and is read from there.
    if (jobID === '') return;
    scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [jobID]);
  if (jobID === '')
    return (
      <AccountLayout heading="Applications" lead="Where you applied, how it stands, and what you noted.">
        {/* The room of what comes, so that the page's end does not move. */}
        <div className="min-h-svh">
          <Applications />
        </div>
      </AccountLayout>
    );
  return (
    <AccountLayout heading="Instant Apply" lead="The employer’s own form there, what it asks for here.">
      <div className="min-h-svh">
        <Packet key={jobID} jobID={jobID} />
      </div>
    </AccountLayout>
  );
}
