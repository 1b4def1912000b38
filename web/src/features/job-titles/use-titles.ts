import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { isTransient, toFailure } from '../../service/failure.ts';
import { accountKey, accountQuery } from '../account/account-query.ts';
import type { Account } from '../account/api/account.ts';
import { type AccountChange, applyAccountChange } from '../account/apply-account-change.ts';
import {
  addSuggestions,
  addTitle,
  countTitles,
  isSameTitle,
  type ProfileTitles,
  removeSuggested,
  removeTyped,
  restoreTitles,
} from '../account/profile-titles.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { useRefreshPreview } from '../preview/api/preview-alerts.ts';
import { toast } from '../toasts/toast.ts';
import { generateTitles } from './api/generate-titles.ts';
import { noSuggestions, type SuggestionState, suggestionReducer } from './suggestion-state.ts';

/** Either why the title was rejected (empty for empty input), or its pending save. */
export type AddResult = { readonly message: string } | { readonly saved: Promise<boolean> };

export interface Titles {
  readonly titles: ProfileTitles;
  readonly suggestionState: SuggestionState;
  readonly add: (typed: string) => AddResult;
  /** Also removes its suggestions; a toast offers Undo. */
  /** Puts a narrower title in place of a typed one and its suggestions. */
  readonly replace: (title: string, narrower: string) => void;
  readonly removeTyped: (title: string) => void;
  readonly removeSuggested: (title: string) => void;
  readonly suggest: (title: string) => void;
  readonly dismissNews: () => void;
}

/** Reads the cache directly, because a second press may come before a render. */
function accountNow(client: QueryClient): Account | undefined {
  const account = client.getQueryData(accountQuery.queryKey);
  const pending = client.getMutationCache().findAll({ mutationKey: accountKey, status: 'pending' });
  // Only useChangeAccount uses this key.
  return (
    account &&
    pending.reduce((now, { state }) => applyAccountChange(now, state.variables as AccountChange), account)
  );
}

/** `saveFailure` is the toast's text when saving fails. */
export function useTitles(saveFailure: string): Titles {
  const client = useQueryClient();
  const account = useAccount();
  const { change } = useChangeAccount();
  const refreshPreview = useRefreshPreview();
  const [suggestionState, dispatch] = useReducer(suggestionReducer, noSuggestions);
  /** Tells whether a list was saved while suggestions were loading. */
  const changes = useRef(0);
  const now = (): ProfileTitles => accountNow(client) ?? account;

  const save = async ({ positions, generatedPositions }: ProfileTitles): Promise<boolean> => {
    changes.current += 1;
    try {
      await change({ positions, generatedPositions });
      return true;
    } catch {
      toast({ title: saveFailure, variant: 'destructive' });
      return false;
    } finally {
      refreshPreview(account.email);
    }
  };

  const suggest = async (title: string) => {
    const changesBefore = changes.current;
    try {
      const suggested = await generateTitles(account.email, title);
      const before = now();
      const after = addSuggestions(before, title, suggested);
      const count = after.generatedPositions.length - before.generatedPositions.length;
      client.setQueryData(accountQuery.queryKey, (known) => {
        if (known === undefined) return known;
        return {
          ...known,
          generatedPositions: [...addSuggestions(known, title, suggested).generatedPositions],
        };
      });
      dispatch({ type: 'received', title, count });
      // A list saved in the meantime may have overwritten the suggestions.
      if (changes.current > changesBefore && count > 0) await save(after);
      else refreshPreview(account.email);
    } catch (error) {
      const failure = toFailure(error);
      console.error(failure);
      const isGone = !now().positions.some((other) => isSameTitle(other, title));
      if (isGone) dispatch({ type: 'canceled', title });
      else dispatch({ type: 'failed', title, reason: isTransient(failure) ? '' : failure.message });
    }
  };

  const remove = (without: (titles: ProfileTitles, title: string) => ProfileTitles, title: string) => {
    const before = now();
    const after = without(before, title);
    if (countTitles(after) === countTitles(before)) return;
    dispatch({ type: 'canceled', title });
    toast({
      title: `${title} removed`,
      action: { label: 'Undo', onAction: () => void save(restoreTitles(now(), before, after)) },
    });
    void save(after);
  };

  return {
    titles: account,
    suggestionState,
    add: (typed) => {
      const addition = addTitle(now(), typed);
      if (addition.kind === 'empty') return { message: '' };
      if (addition.kind === 'refused') return { message: addition.message };
      const saved = save(addition.titles);
      // Announced immediately, so that later messages don't move the page.
      dispatch({ type: 'requested', title: addition.title });
      void saved.then(async (isSaved) => {
        if (isSaved) await suggest(addition.title);
        else dispatch({ type: 'canceled', title: addition.title });
      });
      return { saved };
    },
    replace: (title, narrower) => {
      const before = now();
      const addition = addTitle(removeTyped(before, title), narrower);
      if (addition.kind !== 'added') return;
      const after = addition.titles;
      toast({
        title: `${title} replaced`,
        action: { label: 'Undo', onAction: () => void save(before) },
      });
      void save(after);
    },
    removeTyped: (title) => remove(removeTyped, title),
    removeSuggested: (title) => remove(removeSuggested, title),
    suggest: (title) => {
      dispatch({ type: 'requested', title });
      void suggest(title);
    },
    dismissNews: () => dispatch({ type: 'dismissed' }),
  };
}
