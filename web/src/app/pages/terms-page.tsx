import { product } from '../../config/product.ts';
import { LegalDocument } from '../../features/legal/components/legal-document.tsx';
import { termsOfUse } from '../../features/legal/terms-of-use.tsx';
import { updated } from '../../features/legal/updated.ts';

/** /terms-of-use. */
export function TermsPage() {
  return (
    <LegalDocument
      title="Terms of Use"
      updated={updated}
      lede={`What you may expect of ${product.name}, and what we expect of you.`}
      sections={termsOfUse}
    />
  );
}
