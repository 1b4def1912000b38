import { z } from 'zod';
import type { Invoke } from '../lambda/invoker.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { invokeTrigger, triggerEvent } from './invoke-trigger.ts';
import type { User } from './store/users.ts';

const CODE = '{####}';

const customWords = z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() });

/** The words of a mail with a code; what is absent is worded by the pool's template. */
export type MailWords = { readonly [Part in keyof z.infer<typeof customWords>]: string | null | undefined };

/** Invokes the pool's CustomMessage trigger, if it has one. */
export type WordMail = (
  triggerSource: 'CustomMessage_SignUp' | 'CustomMessage_ResendCode' | 'CustomMessage_ForgotPassword',
  user: User,
  clientId: string,
) => Promise<MailWords>;

/** Cognito uses an answer's message only if it contains the code's parameter. */
export function customMessageTrigger(
  definition: PoolDefinition,
  invoke: Invoke,
  timeLimitMs: number,
): WordMail {
  const functionArn = definition.properties.LambdaConfig.CustomMessage;
  return async (triggerSource, user, clientId) => {
    if (functionArn === undefined) return {};
    const { userAttributes, ...event } = triggerEvent(definition, user, clientId);
    const response = await invokeTrigger(
      { name: 'CustomMessage', functionArn, invoke, timeLimitMs },
      {
        ...event,
        triggerSource,
        request: {
          userAttributes,
          codeParameter: CODE,
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      },
    );
    const words = customWords.parse(response);
    return words.emailMessage?.includes(CODE) === false ? {} : words;
  };
}
