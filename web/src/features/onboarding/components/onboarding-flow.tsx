import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { AccentButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { visitorClock } from '../../listing/day.ts';
import { hasTitle } from '../answers.ts';
import { levelOfTitles } from '../level-of-titles.ts';
import { placesError, titlesError } from '../sign-up-attributes.ts';
import { type Step, stepFromSearch, stepPath } from '../steps.ts';
import { useAnswers } from '../use-answers.ts';
import { useProfileOnboarding } from '../use-profile-onboarding.ts';
import { useRegistration } from '../use-registration.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { RegisterForm } from './register-form.tsx';
import { RoleFields } from './role-fields.tsx';
import { SaveForm } from './save-form.tsx';
import { SearchNote } from './search-note.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepFrame } from './step-frame.tsx';
import { Stepper } from './stepper.tsx';
import { TitleForm } from './title-form.tsx';

export interface OnboardingFlowProps {
  readonly path: string;
  /** The step to show if the address has none. */
  readonly firstStep: Step;
  readonly isSignedIn: boolean;
}

const TITLE_REQUIRED = 'Please specify at least one job title.';

/** The address decides which step is shown, so that Back works. */
export function OnboardingFlow({ path, firstStep, isSignedIn }: OnboardingFlowProps) {
  const isHydrated = useHydrated();
  const search = useSearch();
  // Prerendered pages have no query.
  const step = (isHydrated ? stepFromSearch(search) : undefined) ?? firstStep;
  const [, navigate] = useLocation();
  const [hasTriedToContinue, setTriedToContinue] = useState(false);
  const [shown, setShown] = useState<{ readonly step: Step; readonly isNext: boolean }>();
  const profile = useProfileOnboarding(isSignedIn);
  const [answers, answer] = useAnswers(profile.own);
  const registration = useRegistration(answers.firstName);
  const clock = visitorClock(useNow());

  if (isHydrated && shown?.step !== step) setShown({ step, isNext: shown !== undefined });
  if (profile.hasTitles) return <Redirect to={paths.jobTitles} replace />;

  const isTitleMissing = !hasTitle(answers);
  // A profile can hold more than sign-up attributes can.
  const problem = isSignedIn ? null : step === 1 ? titlesError(answers) : placesError(answers);
  const go = (next: Step) => navigate(stepPath(path, next));
  const isBlocked = (next: Step) => next > step && ((step === 1 && isTitleMissing) || problem !== null);
  const continueTo = (next: Step) => {
    const blocked = isBlocked(next);
    setTriedToContinue(blocked);
    if (!blocked) go(next);
    return !blocked;
  };

  return (
    <div className="grid gap-8 pt-2 pb-16 sm:gap-12 sm:pt-4 sm:pb-24">
      <Stepper
        path={path}
        current={step}
        {...(isSignedIn ? { lastName: 'Save' } : {})}
        onGo={(next, event) => {
          if (!isBlocked(next)) return;
          event.preventDefault();
          setTriedToContinue(true);
        }}
      />
      {step === 1 && (
        <StepFrame
          key={step}
          isNext={shown?.isNext ?? false}
          heading="add your favorite job titles"
          lead="What job are you looking for? Start with your top 3. We'll alert you the moment a matching job is posted."
        >
          <SearchNote />
          <TitleForm
            answers={answers}
            onAnswer={answer}
            clock={clock}
            error={hasTriedToContinue && isTitleMissing ? TITLE_REQUIRED : (problem ?? '')}
            onContinue={() => {
              const level = levelOfTitles(answers.titles);
              if (level !== null && answers.seniority === 'Any') answer({ seniority: level });
              return continueTo(2);
            }}
          />
        </StepFrame>
      )}
      {step === 2 && (
        <StepFrame
          key={step}
          isNext={shown?.isNext ?? false}
          heading="add a functional role and location"
          lead="Add cities, states or whole countries."
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              continueTo(3);
            }}
            className="grid content-start gap-8"
          >
            <RoleFields answers={answers} onChange={answer} />
            {problem !== null && <FormMessage role="alert">{problem}</FormMessage>}
            <StepButtons onPrevious={() => go(1)}>
              <AccentButton type="submit">Continue</AccentButton>
            </StepButtons>
          </form>
        </StepFrame>
      )}
      {step === 3 && (
        <StepFrame
          key={step}
          isNext={shown?.isNext ?? false}
          heading={isSignedIn ? 'Save' : 'Register'}
          lead={
            isSignedIn
              ? "We'll save this to your profile and use it for your alerts."
              : `Your first ${FREE_ALERTS} job alerts are free. No credit card required.`
          }
          aside={<AnswersSummary path={path} answers={answers} />}
        >
          {isSignedIn ? (
            <SaveForm onSave={() => profile.save(answers)} onPrevious={() => go(2)} />
          ) : (
            <RegisterForm
              registration={registration}
              answers={answers}
              onAnswer={answer}
              onPrevious={() => go(2)}
            />
          )}
        </StepFrame>
      )}
    </div>
  );
}
