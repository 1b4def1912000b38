/** Has the browser save a text as a JSON file. A link to a blob is a download to the policy, not a connection. */
export function saveJsonFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the blob once the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
