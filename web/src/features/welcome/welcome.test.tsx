/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useWelcome } from './use-welcome.ts';
import { Welcome } from './welcome.tsx';

function Page({ isHome = true }) {
  const { isShown, close } = useWelcome(isHome);
  return isShown ? <Welcome onClose={close} /> : <p>The board</p>;
}

const isWelcomed = () => screen.queryByRole('dialog') !== null;

describe('the welcome popup', () => {
  beforeEach(() => {
    localStorage.clear();
    // jsdom does not support :modal.
    document.querySelector = () => null;
  });

  test('HOME-03 says what is shown, what is free and what registering adds', () => {
    render(<Page />);
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      "Only today's and yesterday's jobs are shown.",
      'Viewing the newest jobs is free.',
      'Registering gives you 10 free job alerts.',
    ]);
    const onward = screen.getByRole('link', { name: 'Try Daybreak' });
    expect(onward.getAttribute('href')).toBe('/onboarding');
  });

  test('HOME-03 shows once, even if it is never closed', () => {
    render(<Page />);
    expect(isWelcomed()).toBe(true);
    cleanup();
    render(<Page />);
    expect(isWelcomed()).toBe(false);
  });

  test('HOME-03 waits for the home page and does not come back', () => {
    const { rerender } = render(<Page isHome={false} />);
    expect(isWelcomed()).toBe(false);
    rerender(<Page />);
    expect(isWelcomed()).toBe(true);
    rerender(<Page isHome={false} />);
    rerender(<Page />);
    expect(isWelcomed()).toBe(false);
  });

  test('HOME-03 closes with its button and with Escape', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Close welcome' }));
    expect(isWelcomed()).toBe(false);
    cleanup();
    localStorage.clear();
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isWelcomed()).toBe(false);
  });
});
