import { type WhyNotRelevant, whyNotRelevant } from '@daybreak/contract/alert-answers.ts';
import { useState } from 'react';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { Offers } from './offers.tsx';

/** Asks why an alert isn't relevant, and offers the setting that would have prevented it. */
export function AskWhy({ jobID }: { readonly jobID: string }) {
  const [answer, setAnswer] = useState<WhyNotRelevant>();
  return (
    <div className="appear grid gap-4 py-2 text-small sm:col-span-2">
      <PillChoice
        legend="Why isn't it relevant?"
        names={whyNotRelevant}
        chosen={answer}
        onChoose={setAnswer}
      />
      {answer && <Offers key={answer} jobID={jobID} answer={answer} />}
    </div>
  );
}
