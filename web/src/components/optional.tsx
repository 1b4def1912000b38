import { Component, type ComponentType } from 'react';

/**
 * Makes a part that a page can do without: if rendering it fails, only the part is missing. React reports the error to
 * the console.
 */
export function optional<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override render() {
      return this.state.hasFailed ? null : <Part {...this.props} />;
    }
  };
}
