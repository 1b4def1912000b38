import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createQueryClient } from '../../../service/query-client.ts';
import { failedWith, fakeGraphQL, type GraphQLRequest } from '../../../service/testing/fake-graphql.ts';
import { accountQuery } from '../../account/account-query.ts';
import type { Account, AccountResume } from '../../account/api/account.ts';
import { applyAccountChange } from '../../account/apply-account-change.ts';
import { accountOf } from '../../account/testing/account-of.ts';
import { Resumes } from '../components/resumes.tsx';

export const aResume = (stated: Partial<AccountResume> = {}): AccountResume => ({
  id: 'one',
  state: 'accepted',
  why: '',
  resumeFileName: 'Ada.pdf',
  fileSize: 84_000,
  resumeDate: new Date().toISOString(),
  ...stated,
});

export function aFile(name: string, size = 9): File {
  const file = new File(['%PDF-1.4'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

export interface FakeUpload {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly isAborted: () => boolean;
  progress(loaded: number, total: number): void;
  end(status: number): void;
  breakOff(): void;
}

export interface FakeResumeService {
  account: Account;
  /** Rejects putSignedUrl with this message. */
  refuseUpload: string | null;
  /** Rejects updateUser. */
  refuseChange: boolean;
  readonly asked: GraphQLRequest[];
  readonly uploads: FakeUpload[];
}

export function fakeResumeService(...resumes: AccountResume[]): FakeResumeService {
  const played: FakeResumeService = {
    account: accountOf({ resumes }),
    refuseUpload: null,
    refuseChange: false,
    asked: [],
    uploads: [],
  };
  fakeGraphQL((request) => {
    played.asked.push(request);
    return reply(played, request);
  });
  Object.assign(globalThis, { XMLHttpRequest: fakeStorage(played) });
  return played;
}

function reply(played: FakeResumeService, { operation, query, input }: GraphQLRequest) {
  if (operation === 'getUser' && query.includes('resumeURL')) {
    const links = played.account.resumes.map(({ id }) => ({
      id,
      resumeURL: `https://storage.example/${id}`,
    }));
    return { data: { getUser: { resumes: links } } };
  }
  if (operation === 'getResumeAnalysis') return { data: { getResumeAnalysis: null } };
  if (operation === 'getUser') return { data: { getUser: played.account } };
  if (operation === 'updateUser') {
    if (played.refuseChange)
      return failedWith({ errorType: 'Internal', message: 'Something went wrong on our side.' });
    played.account = applyAccountChange(played.account, input);
    return { data: { updateUser: played.account } };
  }
  if (played.refuseUpload !== null)
    return failedWith({ errorType: 'BadInput', message: played.refuseUpload });
  const id = `new${played.account.resumes.length}`;
  const begun = aResume({
    id,
    state: 'checking',
    resumeFileName: String(input['fileName']),
    fileSize: null,
  });
  played.account = { ...played.account, resumes: [begun, ...played.account.resumes] };
  const upload = { id, fileType: input['fileType'], signedUrl: `https://storage.example/put/${id}` };
  return { data: { putSignedUrl: upload } };
}

function fakeStorage({ uploads }: FakeResumeService) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #url = '';
    #headers: Record<string, string> = {};
    #aborted = false;
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#aborted = true;
      this.onabort?.();
    }
    send() {
      uploads.push({
        url: this.#url,
        headers: this.#headers,
        isAborted: () => this.#aborted,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        end: (status) => {
          this.status = status;
          this.onload?.();
          this.onloadend?.();
        },
        breakOff: () => this.onerror?.(),
      });
    }
  };
}

export function renderResumes(played: FakeResumeService) {
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, played.account);
  const view = render(
    <QueryClientProvider client={client}>
      <Resumes />
    </QueryClientProvider>,
  );
  return { ...view, refresh: () => client.setQueryData(accountQuery.queryKey, played.account) };
}
