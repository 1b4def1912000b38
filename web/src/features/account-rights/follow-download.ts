/** Has the browser download a file by a link whose answer says that it is an attachment: the page stays. */
export function followDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.click();
}
