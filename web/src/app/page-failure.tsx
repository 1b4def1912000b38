import { Component, type ReactNode } from 'react';
import { AccentButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';

/** Stands in for a page that could not be drawn, most often because its code did not arrive. */
export class PageFailure extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        role="alert"
        heading="This page did not load"
        action={<AccentButton onClick={() => location.reload()}>Try again</AccentButton>}
      >
        Please check your connection and try again.
      </Notice>
    );
  }
}
