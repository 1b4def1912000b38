import { Component, type ReactNode } from 'react';
import { AccentButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';

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
        heading="Couldn’t load this page"
        action={<AccentButton onClick={() => location.reload()}>Try again</AccentButton>}
      >
        Check your connection and try again.
      </Notice>
    );
  }
}
