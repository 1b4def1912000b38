import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { AccentButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { visitorClock } from '../../listing/day.ts';
import { namesTitle } from '../answers.ts';
import { tooManyPlaces, tooManyTitles } from '../sign-up-attributes.ts';
import { type Step, stepAddress, stepIn } from '../steps.ts';
import { useAnswers } from '../use-answers.ts';
import { useOwnOnboarding } from '../use-own-onboarding.ts';
import { useRegistration } from '../use-registration.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { RegisterForm } from './register-form.tsx';
import { RoleStep } from './role-step.tsx';
import { SaveForm } from './save-form.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepFrame } from './step-frame.tsx';
import { Stepper } from './stepper.tsx';
import { TitleForm } from './title-form.tsx';

export interface FlowProps {
  /** The page's own path. */
  readonly path: string;
  /** The step where the address names none. */
  readonly firstStep: Step;
  readonly isSignedIn: boolean;
}

const noTitle = 'Please specify at least one job title.';

/** The three steps. Which one is shown is the address's to say, so that Back leads to the one before. */
export function Flow({ path, firstStep, isSignedIn }: FlowProps) {
  const isHydrated = useHydrated();
  const search = useSearch();
  // What was drawn ahead knows no query.
  const step = (isHydrated ? stepIn(search) : undefined) ?? firstStep;
  const [, navigate] = useLocation();
  const [answers, answer] = useAnswers();
  const [isRefused, setRefused] = useState(false);
  const [shown, setShown] = useState<{ readonly step: Step; readonly isNext: boolean }>();
  const registration = useRegistration(answers.firstName);
  const own = useOwnOnboarding(isSignedIn);
  const clock = visitorClock(useNow());

  if (isHydrated && shown?.step !== step) setShown({ step, isNext: shown !== undefined });
  if (own.isDone) return <Redirect to={paths.jobTitles} replace />;

  const lacksTitle = !namesTitle(answers);
  // What a profile takes is more than a registration does.
  const problem = isSignedIn ? null : step === 1 ? tooManyTitles(answers) : tooManyPlaces(answers);
  const go = (next: Step) => navigate(stepAddress(path, next));
  const isHeld = (next: Step) => next > step && ((step === 1 && lacksTitle) || problem !== null);
  const goOn = (next: Step) => {
    const held = isHeld(next);
    setRefused(held);
    if (!held) go(next);
    return !held;
  };

  return (
    <div className="grid gap-8 pt-2 pb-16 sm:gap-12 sm:pt-4 sm:pb-24">
      <Stepper
        path={path}
        current={step}
        {...(isSignedIn ? { lastName: 'Save' } : {})}
        onGo={(next, event) => {
          if (!isHeld(next)) return;
          event.preventDefault();
          setRefused(true);
        }}
      />
      {step === 1 && (
        <StepFrame
          key={step}
          isNext={shown?.isNext ?? false}
          heading="add your favorite job titles"
          lead="Your top 3 are a good start. We alert you the moment a job with such a title is posted."
        >
          <TitleForm
            answers={answers}
            onAnswer={answer}
            clock={clock}
            error={isRefused && lacksTitle ? noTitle : (problem ?? '')}
            onContinue={() => goOn(2)}
          />
        </StepFrame>
      )}
      {step === 2 && (
        <StepFrame
          key={step}
          isNext={shown?.isNext ?? false}
          heading="add a functional role and location"
          lead="Name as many places as you like: a city, a state or a whole country."
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              goOn(3);
            }}
            className="grid content-start gap-8"
          >
            <RoleStep answers={answers} onChange={answer} />
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
              ? 'This goes into your profile, and alerts follow it from now on.'
              : `Your first ${FREE_ALERTS} job alerts are free. No card, no obligation.`
          }
          beside={<AnswersSummary path={path} answers={answers} />}
        >
          {isSignedIn ? (
            <SaveForm onSave={() => own.save(answers)} onPrevious={() => go(2)} />
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
