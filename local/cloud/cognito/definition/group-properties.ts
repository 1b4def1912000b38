import { z } from 'zod';

/** The properties of AWS::Cognito::UserPoolGroup, with intrinsics resolved. */
export const groupProperties = z.strictObject({
  GroupName: z.string().min(1).max(128),
  UserPoolId: z.string().optional(),
  Description: z.string().optional(),
  Precedence: z.number().min(0).optional(),
  RoleArn: z.string().optional(),
});

/** A group users can be put into. */
export type Group = z.infer<typeof groupProperties>;
