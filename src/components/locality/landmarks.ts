/**
 * Tiny landmarks in the style of the cities' pictures, about 40 units wide. Each stands on the ground at 0,0 and
 * extends upwards; the colours are those of the pictures.
 */
export const LANDMARKS: Readonly<Record<string, string>> = {
  gate: '<path fill="#E4C08F" d="M-20 0v-22h5v-4q3-4 6 0v3q9-14 18 0v-3q3-4 6 0v4h5v22Z"/><path fill="#FBEFDA" d="M-11 0v-15q0-11 11-15q11 4 11 15v15Z"/><path fill="#8A5636" d="M-6 0v-11q0-7 6-11q6 4 6 11v11Z"/><path fill="#D0A06A" d="M-20-22h9v3h-9ZM11-22h9v3h-9Z"/><path fill="#E0962B" d="M-1-37h2v6h-2Z"/><path fill="#B37F4B" d="M-3-31q3-5 6 0Z"/>',
  dome: '<path fill="#E4C08F" d="M-21 0v-13h42v13Z"/><path fill="#FBEFDA" d="M-8 0v-20h16v20Z"/><path fill="#D0A06A" d="M-9-20q0-12 9-13q9 1 9 13Z"/><path fill="#8A5636" d="M-3 0v-9q3-5 6 0v9ZM-18-3v-6h3v6ZM-12-3v-6h3v6ZM9-3v-6h3v6ZM15-3v-6h3v6Z"/><path stroke="#E0962B" stroke-width="1.6" d="M0-33v-6"/>',
  station:
    '<path fill="#B5502B" d="M-22 0v-13h44v13Z"/><path fill="#FBEFDA" d="M-22-13h44v-3h-44Z"/><path fill="#D98257" d="M-15-16q0-9 5-10q5 1 5 10ZM5-16q0-9 5-10q5 1 5 10ZM-4-16q0-13 4-14q4 1 4 14Z"/><path fill="#5B2A16" d="M-18 0v-7q2.5-4 5 0v7ZM-10 0v-7q2.5-4 5 0v7ZM-2.5 0v-7q2.5-4 5 0v7ZM5 0v-7q2.5-4 5 0v7ZM13 0v-7q2.5-4 5 0v7Z"/>',
  stupa:
    '<path fill="#D0A06A" d="M-19 0v-5h38v5Z"/><path fill="#E4C08F" d="M-14-5q-3-19 14-20q17 1 14 20Z"/><path fill="#F1DAB4" d="M-9-6q-2-14 8-17q-4 7-2 17Z"/><path fill="#B37F4B" d="M-4-25h8v-4h-8Z"/><path stroke="#8A5636" stroke-width="1.5" d="M0-29v-8M-3-31h6M-2-34h4"/>',
  stadium:
    '<path fill="#D3C3A6" d="M-22-4q0-13 22-13q22 0 22 13q0 5-22 5q-22 0-22-5Z"/><path fill="#84A98C" d="M-13-6q0-6 13-6q13 0 13 6q0 4-13 4q-13 0-13-4Z"/><path fill="none" stroke="#FBEFDA" stroke-width="1" d="M-3-8h6v4h-6Z"/><path stroke="#5B625C" stroke-width="1.5" d="M-19-9v-17M19-9v-17"/><path fill="#FBEFDA" d="M-22-29h7v5h-7ZM15-29h7v5h-7Z"/>',
  airport:
    '<path fill="#3C4641" d="M-22-2 18-16q5-1 4 2q-1 2-5 4l-8 3-6 12-4 1 2-10-10 4-3 4-3 1 1-6-8-1Z"/><path fill="#FFFBF3" d="M-20-3 17-15q4-1 3.5 1-1 2-4.5 3l-8 3-20 7Z"/><path fill="#3C4641" d="M-8-10-18-20l4-1 14 8Z"/>',
  mall: '<path fill="#86B0AA" d="M-21 0v-20h26v20Z"/><path fill="#CFE0DB" d="M-19-3v-14h22v14Z"/><path fill="#D98257" d="M5 0v-28h16v28Z"/><path fill="#FBEFDA" d="M8-6v-6h10v6ZM8-15v-6h10v6Z"/><path fill="none" stroke="#86B0AA" stroke-width="1.2" d="M-12-17v14M-4-17v14"/><path fill="#3C4641" d="M-11 0v-6h6v6Z"/>',
  towers:
    '<path fill="#5F938D" d="M-20 0v-24l11-5v29Z"/><path fill="#3E7F76" d="M-7 0v-36q6-5 12 2v34Z"/><path fill="#86B0AA" d="M7 0v-27l13 5v22Z"/><path fill="none" stroke="#DDEBE6" stroke-width="1" d="M-18-6h7M-18-12h7M-18-18h7M-5-7h8M-5-14h8M-5-21h8M-5-28h8M9-6h9M9-12h9M9-18h9"/>',
  bird: '<path fill="#A8CFCB" d="M-22 0q0-5 22-5q22 0 22 5q0 4-22 4q-22 0-22-4Z"/><path fill="#FFFBF3" stroke="#3C4641" stroke-width=".8" d="M-9-13q7-6 15 0q-4 7-11 5Z"/><path fill="none" stroke="#3C4641" stroke-width="1.3" d="M-2-8v8M2-8v8M5-13q5-4 1-9q-2-3 3-4"/><path stroke="#E0962B" stroke-width="1.6" d="M9-26l6 1"/>',
  temple:
    '<path fill="#A9471F" d="M-18 0v-8h36v8Z"/><path fill="#D98257" d="M-9-8q0-18 9-28q9 10 9 28Z"/><path fill="#C7643A" d="M-3-8q-1-18 3-28q4 10 3 28Z"/><path fill="#D98257" d="M-18-8q0-9 4.5-14q4.5 5 4.5 14ZM9-8q0-9 4.5-14q4.5 5 4.5 14Z"/><path fill="#5B2A16" d="M-3 0v-6q3-4 6 0v6Z"/><path fill="#A9471F" stroke="#A9471F" d="M0-36v-8l8 3-8 3"/>',
  trees:
    '<path stroke="#865A33" stroke-width="2" d="M-12 0v-10M4 0v-12M16 0v-8"/><circle cx="-12" cy="-15" r="8" fill="#6F9A7A"/><circle cx="4" cy="-19" r="10" fill="#2B6A4D"/><circle cx="16" cy="-12" r="6.5" fill="#8DB396"/><path fill="none" stroke="#A9CBB0" stroke-width="1.3" d="M0-23q3-4 7-2M-16-17q2-3 5-2"/>',
  golf: '<path fill="#8DB396" d="M-20 0q2-9 20-9q18 0 20 9Z"/><ellipse cx="6" cy="-4" rx="8" ry="2.5" fill="#2B6A4D"/><path stroke="#3C4641" stroke-width="1.5" d="M6-4v-26"/><path fill="#B5502B" d="M6-30l12 4-12 4Z"/>',
  tower:
    '<path fill="#C7643A" d="M-20 0v-14h28v14Z"/><path fill="#E4C08F" d="M-20-14h28v3h-28Z"/><path fill="#5B2A16" d="M-17-3v-5h5v5ZM-9-3v-5h5v5ZM-1-3v-5h5v5Z"/><path fill="#D0A06A" d="M10 0v-34h8v34Z"/><path fill="#FBEFDA" d="M8-34h12v-4h-12Z"/><path fill="#8A5636" d="M12.5-24h3v18h-3Z"/>',
  mill: '<path fill="#B5502B" d="M-21 0v-18h30v18Z"/><path fill="#D98257" d="M-21-18l5-5 5 5 5-5 5 5 5-5 5 5Z"/><path fill="#8A3A1B" d="M12 0l1.5-38h5l1.5 38Z"/><path fill="#FBEFDA" d="M13.3-34h5.4v3h-5.4ZM-17-5v-7h4v7ZM-9-5v-7h4v7ZM-1-5v-7h4v7Z"/>',
  fort: '<path fill="#C99A66" d="M-22 0v-19h4v-3h4v3h4v-3h4v3h12v-3h4v3h4v-3h4v3h4v19Z"/><path fill="#E4C08F" d="M-8 0v-24q8-7 16 0v24Z"/><path fill="#8A5636" d="M-4 0v-11q4-6 8 0v11Z"/><path fill="#B37F4B" d="M-20 0l2-9h4l2 9ZM12 0l2-9h4l2 9Z"/><path fill="#B5502B" stroke="#B5502B" d="M0-28v-9l7 3-7 2"/>',
}
