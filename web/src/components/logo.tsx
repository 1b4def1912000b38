/** Shown beside the product's name, so it is hidden from screen readers. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 26 26"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="size-6.5"
      aria-hidden="true"
    >
      <path d="M6.5 18a6.5 6.5 0 0 1 13 0" fill="var(--dawn)" />
      <path d="M13 4v3M4.6 8.6l2 2M21.4 8.6l-2 2" stroke="var(--dawn)" />
      <path d="M3 18h20" stroke="currentColor" />
      <path d="M8 22h10" stroke="currentColor" opacity=".35" />
    </svg>
  );
}
