/** The page's style sheet, which follows the system's light or dark mode. */
export const style = `
:root{color-scheme:light dark;
--paper:light-dark(oklch(.985 .006 85),oklch(.19 .02 275));--raised:light-dark(oklch(.965 .007 85),oklch(.235 .02 275));
--ink:light-dark(oklch(.22 .02 285),oklch(.93 .01 85));--muted:light-dark(oklch(.48 .02 285),oklch(.72 .015 275));
--line:light-dark(oklch(.9 .008 85),oklch(.3 .018 275));--dawn:light-dark(oklch(.66 .19 40),oklch(.74 .16 45));
--dawn-ink:light-dark(oklch(.52 .17 38),oklch(.8 .13 50));--dusk:light-dark(oklch(.45 .13 275),oklch(.8 .09 275))}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
.page{max-width:1200px;margin:0 auto;padding:0 24px 96px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:20px 0;border-bottom:1px solid var(--line)}
h1{font-size:21px;line-height:1.15;letter-spacing:-.02em;margin-right:auto}
h2{font-size:17px;line-height:1.15;letter-spacing:-.01em;padding:40px 0 8px}
h2 small{font-size:13px;font-weight:400;color:var(--muted);margin-left:8px}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:0 56px}
@media(min-width:1000px){main{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.wide{grid-column:1/-1}}
a{color:var(--dusk);text-underline-offset:3px}
table{width:100%;border-collapse:collapse;font-size:13px}
th{text-align:left;font-weight:400;color:var(--muted)}
th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:break-word}
section{min-width:0;overflow-x:auto}
.n{text-align:right;white-space:nowrap}.time{white-space:nowrap;color:var(--muted)}
.muted,.empty{color:var(--muted)}.empty{font-size:13px;padding:6px 0;border-bottom:1px solid var(--line)}
.alarm{color:var(--dawn-ink);font-weight:600}
details{border-bottom:1px solid var(--line)}
summary{display:grid;grid-template-columns:72px minmax(0,1fr) auto;gap:12px;padding:10px 0;cursor:pointer;min-height:44px;list-style:none}
summary::-webkit-details-marker{display:none}
summary b{color:var(--ink);font-size:15px;font-weight:550;display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
summary span{font-size:13px;color:var(--muted)}
iframe{width:100%;height:560px;border:1px solid var(--line);background:#fff;margin-bottom:16px}
pre{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;padding:12px;margin-bottom:16px;background:var(--raised);max-height:320px;overflow:auto}
button,input,select{font:inherit;font-size:13px;color:inherit;background:none;border:1px solid var(--line);border-radius:6px;padding:5px 10px;min-height:32px}
select option{background:var(--paper)}
button{cursor:pointer}button:hover{border-color:var(--ink)}button:disabled{color:var(--muted);cursor:progress}
.go{background:var(--dawn);border-color:var(--dawn);color:oklch(.19 .02 275);font-weight:600}
:focus-visible{outline:2px solid var(--dusk);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;padding:12px 0}
label{font-size:13px;color:var(--muted);display:grid;gap:4px}label input{color:var(--ink);width:120px}
#status:empty{display:none}#status{font-size:13px;color:var(--muted);width:100%}
@media(max-width:640px){.page{padding:0 16px 64px}summary{grid-template-columns:minmax(0,1fr) auto;gap:0 12px}summary>:first-child{grid-column:1/-1;font-size:13px}.few{display:none}}
`;
