import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AccountLayout } from '../../features/account-layout/account-layout.tsx';
import { Applications } from '../../features/applications/components/applications.tsx';
import { Packet } from '../../features/applications/components/packet.tsx';

export default function ApplicationsPage() {
  const jobID = new URLSearchParams(useSearch()).get('job') ?? '';
  useEffect(() => {
    // The path stays the same, so the router does not reset scroll and focus.
    if (jobID === '') return;
    scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [jobID]);
  if (jobID === '')
    return (
      <AccountLayout heading="Applications" lead="Track where you applied, the status and your notes.">
        {/* Reserves space so that the footer does not jump while the list loads. */}
        <div className="min-h-svh">
          <Applications />
        </div>
      </AccountLayout>
    );
  return (
    <AccountLayout heading="Instant Apply" lead="Fill in the employer's form with your details from here.">
      <div className="min-h-svh">
        <Packet key={jobID} jobID={jobID} />
      </div>
    </AccountLayout>
  );
}
