import { product } from '../../config/product.ts';
import { LegalDocument } from '../../features/legal/components/legal-document.tsx';
import { termsOfUse } from '../../features/legal/terms-of-use.tsx';

export default function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Use"
      lede={`What you can expect from ${product.name}, and what we expect from you.`}
      sections={termsOfUse}
    />
  );
}
