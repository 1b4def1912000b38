import { LegalDocument } from '../../features/legal/components/legal-document.tsx';
import { privacyPolicy } from '../../features/legal/privacy-policy.tsx';
import { updated } from '../../features/legal/updated.ts';

/** /privacy-policy. */
export function PrivacyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated={updated}
      lede="What we know of you, what we do with it, who else sees it, and how to make us forget it."
      sections={privacyPolicy}
    />
  );
}
