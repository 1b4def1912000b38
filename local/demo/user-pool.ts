import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool } from './ensure-account.ts';

export interface UserPoolOutputs {
  readonly gatewayUrl: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

/** Connects to the stack's user pool. Call `close` when done. */
export function connectUserPool(outputs: UserPoolOutputs): UserPool & { close(): void } {
  const client = new CognitoIdentityProviderClient({
    endpoint: outputs.gatewayUrl,
    region: outputs.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { userPoolId: UserPoolId, userPoolClientId: ClientId } = outputs;
  return {
    async status(email) {
      try {
        return (await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }))).UserStatus;
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },
    async signUp({ email, password, attributes }) {
      const UserAttributes = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({
        Name,
        Value,
      }));
      await client.send(new SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }));
    },
    async resendCode(email) {
      await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    },
    async confirm(email, code) {
      await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }));
    },
    async addToGroup(email, group) {
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: group }));
    },
    close: () => client.destroy(),
  };
}
