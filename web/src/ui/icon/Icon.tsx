const drawn = {
  home: 'M3 11 12 3l9 8v9a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
  results: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4',
  star: 'm12 3 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13M15.500 15.500 21 21',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20h4',
  check: 'm5 12 5 5 9-10',
  unread: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  undo: 'M9 15 4 10l5-5M4 10h10a5 5 0 0 1 0 10h-3',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  more: 'M4 6h16M4 12h16M4 18h16',
} as const;
export type IconName = keyof typeof drawn;

/** An icon in the colour of the adjacent text. That text has the same meaning. `size` is in pixels. */
export function Icon({ of, size = 20 }: { of: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawn[of]} />
    </svg>
  );
}
