/**
 * A specialization with the phrases that name it in a title or department (`title`) and in a description
 * (`text`). `leads`: managers and above have it too. `general`: it applies only if no other does.
 */
export type Specialization = { name: string; title: string; text?: string; leads?: true; general?: true };
