const twoDigits = (value: number): string => String(value).padStart(2, '0');
const minuteMs = 60_000;

/** A local day and time, to the minute, as in the page's URL. */
const localMinute = (time: number): string => {
  const at = new Date(time);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

type Busy = { readonly id: number; readonly from: string; readonly to: string };

/** A link to the roll-back page, filled in with the member and the whole minutes around their changes. */
export const rollBackLink = (page: string, { id, from, to }: Busy): string => {
  const search = new URLSearchParams({
    member: String(id),
    from: localMinute(Date.parse(from)),
    to: localMinute(Date.parse(to) + minuteMs),
  });
  return `${page}?${search.toString()}`;
};
