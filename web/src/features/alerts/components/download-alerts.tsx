import { useMutation } from '@tanstack/react-query';
import { QuietButton } from '../../../components/button.tsx';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import { alertsCsv } from '../alerts-csv.ts';
import { type Alert, listAlerts } from '../api/alerts.ts';

async function loadAll(email: string): Promise<readonly Alert[]> {
  const { signal } = new AbortController();
  const alerts: Alert[] = [];
  let nextToken: string | null = null;
  do {
    const page = await listAlerts(email, nextToken, signal);
    alerts.push(...page.items);
    ({ nextToken } = page);
  } while (nextToken !== null);
  return alerts;
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all alerts, also those that the page has not loaded. */
export function DownloadAlerts({ email }: { readonly email: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile('daybreak-alerts.csv', alertsCsv(await loadAll(email))),
    onError: (error) =>
      toast({
        title: "Couldn't download your alerts",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return (
    <QuietButton aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? 'Preparing your download…' : 'Download as CSV'}
    </QuietButton>
  );
}
