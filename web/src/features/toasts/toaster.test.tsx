/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createToastStore, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (...messages: Parameters<typeof toastStore.show>) => act(() => toastStore.show(...messages));

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    pass(2_000_000);
    cleanup();
    jest.useRealTimers();
  });

  test('CHROME-05 shows a title and a description for 5000 ms', () => {
    show({ title: 'Saved', description: 'We will email you.' });
    expect(screen.getByRole('status').textContent).toBe('SavedWe will email you.');
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('CHROME-05 shows only the newest toast, and errors as alerts', () => {
    show({ title: 'Saved' });
    show({ title: 'Not saved', variant: 'destructive' });
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
  });

  test('CHROME-05 its action runs once and closes it; so does its close button', () => {
    const onAction = jest.fn<() => void>();
    show({ title: 'Removed', action: { label: 'Undo', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).toBeNull();
    show({ title: 'Sent' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Sent')).toBeNull();
  });

  test('CHROME-05 its countdown pauses on hover and focus', () => {
    show({ title: 'Saved' });
    const card = screen.getByText('Saved');
    pass(4000);
    fireEvent.pointerEnter(card);
    pass(60_000);
    fireEvent.pointerLeave(card);
    pass(999);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('CHROME-05 a dismissed toast is removed after 1,000,000 ms', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    store.dismiss(1);
    expect(store.read()).toMatchObject([{ title: 'Saved', isOpen: false }]);
    pass(999_999);
    expect(store.read()).toHaveLength(1);
    pass(1);
    expect(store.read()).toEqual([]);
  });
});
