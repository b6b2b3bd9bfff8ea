/** What is hard on a grapher: dense, jumping, slow or beyond numbers. Lines of one graph are apart by a semicolon. */
export const TORTURE = [
  "sin(x^2+y^2)=cos(xy)", "y=mod(x^9,sin(1/x))", "((x!)!)!=y", "sin(1/x)=sin(1/y)", "sin(sin(sin(x y)*99)*99)*99>y",
  "(9sin(97t), 6cos(89t))", "r=6sin(97θ/31)", "sin(x^2+y^2)>cos(xy)", "sin(xy)=cos(x^2-y^2)", "tan(xy)=1", "tan(x^2+y^2)=x",
  "sin(x^2y^2)=0", "sin(100x)=cos(100y)", "sin(1000xy)=0", "sin(x^9)=cos(y^9)", "floor(x y)=floor(x+y)", "floor(10x)=floor(10y)",
  "mod(floor(3x)+floor(3y),2)=0", "mod(floor(30x)+floor(30y),2)=0", "x^y=y^x", "x!=y!", "e^(sin(x)+cos(y))=sin(e^(x+y))",
  "cos(e^x)=sin(e^y)", "|sin(x)|+|sin(y)|=1", "1/sin(x)+1/sin(y)=1/sin(xy)", "y=sin(1/x)", "y=sin(1000x)", "y=tan(1000000x)",
  "y=x!", "y=sin(x!)", "y=mod(1/x,1/x^2)", "y=sin(tan(x))", "y=tan(tan(x))", "y=sin(e^(x^2))", "y=x sin(1/sin(x))", "y=sin(x^99)",
  "y=9^9^9^9", "y=1/(x sin(1/x))", "y=sum(sin(k^2 x)/k^2,k,1,200)", "y=sum(floor(k x),k,1,500)", "sum(sin(k x y),k,1,100)=0",
  "sum(cos(k(x+y)),k,1,1000)>0", "(sin(xy))!=y", "y^2=sin(x!)", "sqrt(sin(x)sin(y))=0.5", "sin(x+y)sin(x-y)sin(xy)=0",
  "(x^2+y^2-1)^30=x^20y^30", "ln(sin(x)sin(y))<0", "tan(x)tan(y)>1", "sin(50x)<sin(50y)<cos(50xy)", "x sin(x)+y sin(y)<cos(99(x+y))",
  "mod(x,y)=mod(y,x)", "mod(x^2,y)<0.5", "y=3asin(sin(100x))", "log(x,y)=sin(99xy)", "x/y=y/x", "sin(x)/x=sin(y)/y", "y=(-1)^floor(100x)",
  "y=x^(x^(x^x))", "x^2+y^2=9sin(99atan(y/x))+10", "(9sin(1/t), 6cos(1/t))", "(tan(t), tan(97t))", "r=tan(99θ)", "r=1/sin(61θ/7)",
  "y=sin(x)^sin(1/x)", "sin(x^3-y^3)+cos(x^2 y)=sin(9xy)", "round(9sin(x)sin(y))=round(9cos(xy))", "|xy|!=3",
  "min(sin(9x),cos(9y))=max(sin(9y),cos(9x))", "sin(9x)sin(9y)=0.1", "y=floor(100x)/10", "cos(99x)cos(99y)<0", "sin(30(x^2+y^2))>0.99",
  "sin(97xy)=x;tan(x^2+y^2)=x;y=mod(x^9,sin(1/x));((x!)!)!=y;(9sin(97t), 6cos(89t));r=6sin(97θ/31);mod(x^2,y)<0.5;sin(x^2+y^2)>cos(xy)",
  "y=sin(1/x);y=tan(x);x^2+y^2=9;y<sin(x);y=floor(x);r=θ;x=y^3;sin(xy)=x;tan(xy)=y;sin(x^2+y^2)=cos(xy)",
];
