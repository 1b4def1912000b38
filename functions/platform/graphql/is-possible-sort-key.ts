/** DynamoDB allows 1,024 bytes, and a UTF-16 unit takes at most 3. */
const MAX_LENGTH = 341;

/** Whether a text from outside can be a sort key. DynamoDB refuses requests with others. */
export const isPossibleSortKey = (text: string): boolean => text !== '' && text.length <= MAX_LENGTH;
