/**
 * What a role can be specialised in. `title` words name it in a title or department, `text` ones show it in a
 * description; `leads`: managers, directors and executives of the function have it too; `general`: only a title that names
 * no other has it.
 */
export type Specialization = { name: string; title: string; text?: string; leads?: true; general?: true };
