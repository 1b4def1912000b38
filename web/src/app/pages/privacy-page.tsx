import { LegalDocument } from '../../features/legal/components/legal-document.tsx';
import { privacyPolicy } from '../../features/legal/privacy-policy.tsx';

export default function PrivacyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      lede="What we know about you, what we do with it, who else sees it, and how to delete it."
      sections={privacyPolicy}
    />
  );
}
